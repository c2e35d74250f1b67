# joining numbers
', '.join([1, 2])  # raises: TypeError: sequence item 0: expected str instance, int found

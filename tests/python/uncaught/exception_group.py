# a group
raise ExceptionGroup('several', [ValueError(1), KeyError('k')])  # raises:     +------------------------------------

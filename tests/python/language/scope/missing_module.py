# a module that does not exist
import no_such_module  # raises: ModuleNotFoundError: No module named 'no_such_module'

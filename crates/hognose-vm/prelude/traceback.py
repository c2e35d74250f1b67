# Tracebacks in which texts of users' exceptions and notes appear.
#
# Native code says which texts it cannot compute, these functions compute them, native code puts everything together.


def _hognose_native_render_traceback(exc, /):
    # The twin of `_hognose.render_traceback`.
    texts = []
    for value, use_repr in traceback_wanted(exc):
        text = None
        try:
            text = repr(value) if use_repr else str(value)
        except BaseException as error:
            # CPython lets what is not an `Exception` through.
            if not isinstance_exact(error, Exception):
                raise
        texts.append((value, text))
    return traceback_with(exc, texts)


class frame:
    # What is known of the frame of a level or a generator: places, not variables.
    __module__ = 'builtins'
    __slots__ = ('f_code', 'f_lineno', 'f_globals', 'f_locals', 'f_back', 'f_lasti', 'f_trace')

    def __new__(cls, /, *args, **kwargs):
        raise TypeError("cannot create 'frame' instances")

    def __repr__(self, /):
        code = self.f_code
        return f"<frame at {id(self):#x}, file {code.co_filename!r}, line {self.f_lineno}, code {code.co_name}>"

    def clear(self, /):
        pass


set_class_flag(frame, 'final', True)


def traceback_get_tb_frame(self, /):
    code, namespace = traceback_code(self)
    return frame_at(code, self.tb_lineno, namespace, self.tb_lasti)


def generator_get_gi_frame(self, /):
    return frame_at(*generator_place(self))


coroutine_get_cr_frame = async_generator_get_ag_frame = generator_get_gi_frame


def _hognose_native_stack_frames():
    # The twin of `_hognose.stack_frames`: the innermost frame that shows; the others are behind it.
    made = None
    for code, line, namespace, at in stack_places():
        outer, made = made, frame_at(code, line, namespace, at)
        made.f_back = outer
        if code.co_name == '<module>':
            made.f_locals = namespace
    return made


def frame_at(code, line, namespace, at):
    made = new_instance(frame)
    made.f_code = code
    made.f_lineno = line
    made.f_globals = namespace
    made.f_locals = {}
    made.f_back = None
    made.f_lasti = at
    made.f_trace = None
    return made

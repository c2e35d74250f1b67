# The interface of expat.
from xml.parsers import expat

parser = expat.ParserCreate(namespace_separator=' ')
for name in ('StartElementHandler', 'EndElementHandler', 'CharacterDataHandler', 'CommentHandler', 'ProcessingInstructionHandler',
             'StartNamespaceDeclHandler', 'XmlDeclHandler', 'StartDoctypeDeclHandler', 'StartCdataSectionHandler'):
    setattr(parser, name, lambda *args, name=name: print(name, args, parser.CurrentLineNumber, parser.CurrentColumnNumber))
parser.Parse('<?xml version="1.0"?><!DOCTYPE a SYSTEM "s"><a xmlns="u" k="v">x\ny<!--c--><?p q?><![CDATA[z]]></a>', True)
# expect: XmlDeclHandler ('1.0', None, -1) 1 0
# expect: StartDoctypeDeclHandler ('a', 's', None, 0) 1 43
# expect: StartNamespaceDeclHandler (None, 'u') 1 44
# expect: StartElementHandler ('u a', {'k': 'v'}) 1 44
# expect: CharacterDataHandler ('x',) 1 63
# expect: CharacterDataHandler ('\n',) 1 64
# expect: CharacterDataHandler ('y',) 2 0
# expect: CommentHandler ('c',) 2 1
# expect: ProcessingInstructionHandler ('p', 'q') 2 9
# expect: StartCdataSectionHandler () 2 16
# expect: CharacterDataHandler ('z',) 2 25
# expect: EndElementHandler ('u a',) 2 29
parser = expat.ParserCreate()
try:
    parser.Parse('<a>\n</b>', True)
except expat.ExpatError as error:
    print(error, error.code, error.lineno, error.offset, expat.ErrorString(error.code), expat.errors.XML_ERROR_TAG_MISMATCH)
# expect: mismatched tag: line 2, column 2 7 2 2 mismatched tag mismatched tag

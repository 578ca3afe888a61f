# The client of openapi-python-client.
import json
import sys

from client import AuthenticatedClient
from client.api.conformity_and_certificates import clients_creer
from client.api.oneself import moi
from client.models import ClientsCreerCorps, EvenementEnvoye

url, token, code, sent = sys.argv[1:]
service = AuthenticatedClient(base_url=url, token=token, raise_on_unexpected_status=True)
me = moi.sync(client=service)
body = ClientsCreerCorps(code=code, nom="Maison Doko", pays="BJ")
created = clients_creer.sync(client=service, body=body)
refused = clients_creer.sync(client=service, body=body)
event = EvenementEnvoye.from_dict(json.loads(sent))
print(me.utilisateur.identifiant, created.code, refused.erreur, event.type_, event.data.entite)

-- Spec: commandes#enveloppe: the envelope is stored with the phone's own characters and order,
-- including escapes that jsonb would refuse.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.lot() returns commande.liasse language sql as $$
  select commande.ouvrir_liasse((core.organisation_id(), essai.id('agent ESSAI'),
      true)::utilisateur.session, essai.id('appareil ESSAI'), essai.t())
$$;
create temp table e as select '{"z": "\u0000", "a" :  1e2, "a": [ ]}' as texte;

select lives_ok($$
  select commande.traiter(pg_temp.lot(), e.texte, jsonb_build_object('entete', jsonb_build_object(
    'id', essai.id('x'), 'type', 'collecte.enregistrer', 'version_schema', 2, 'organisation_id',
    core.organisation_id(),
    'appareil_id', essai.id('appareil ESSAI'), 'utilisateur_id', essai.id('agent ESSAI'),
    'sequence', 1, 'cree_le_appareil', essai.t(),
    'horloge', null, 'reference_provisoire', null, 'empreinte', 'aa'), 'empreinte_calculee', null,
  'payload', 'illisible', 'raison', 'U+0000'))
  from e
$$, 'an envelope that jsonb refuses is taken');
select is((select c.enveloppe::text from commande.commande c), e.texte, 'and kept to the byte')
from e;
select is((select k.motif from controle.controle k), 'donnees_illisibles', 'under control');
select is((select k.details ->> 'raison' from controle.controle k), 'U+0000', 'with the reason');

select * from finish();
rollback;

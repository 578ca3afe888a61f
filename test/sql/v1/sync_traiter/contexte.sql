-- Spec: commandes#traitement: each command is processed in the organization and for the account of
-- the batch, whatever was set before.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create temp table lot as
  select commande.ouvrir_liasse((core.organisation_id(), essai.id('agent ESSAI'),
      true)::utilisateur.session, essai.id('appareil ESSAI'), essai.t()) as lot;
grant select on lot to api;
create temp table entete as
  select jsonb_build_object('id', essai.id('x'), 'type', 'collecte.enregistrer', 'version_schema',
    2, 'organisation_id', essai.id('organisation ESSAI'), 'appareil_id', essai.id('appareil ESSAI'),
    'utilisateur_id', essai.id('agent ESSAI'), 'sequence', 1, 'cree_le_appareil', essai.t(),
    'horloge', null, 'reference_provisoire', 'BR-ESSAI-20260601-0001', 'empreinte', 'aa') as entete;
create temp table e as select entete,
  (entete || jsonb_build_object('payload', essai.payload_collecte('x'), 'pieces_jointes',
      '[]'::jsonb))::text as texte from entete;
grant select on e to api;
select essai.entrer('VOISIN', 'admin');

do $$ begin perform essai.en_tant_que('api', $q$
  select v1.sync_traiter(l.lot, e.texte,
    jsonb_build_object('entete', e.entete, 'empreinte_calculee', 'aa', 'payload', 'valide'))
  from lot l, e
$q$); end $$;
select is(core.organisation_id(), essai.id('organisation ESSAI'), 'the organization of the batch');
select results_eq($$ select e.utilisateur_id, e.organisation_id from journal.evenement e
    where e.commande_id = essai.id('x') $$,
  $$ values (essai.id('agent ESSAI'), essai.id('organisation ESSAI')) $$,
  'the journal entry is its account''s');
select is((select r.issue from commande.commande_resultat r), 'acceptee',
  'the command is processed');

select * from finish();
rollback;

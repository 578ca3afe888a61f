-- Spec: appareils#etat: `GET /v1/sync/etat-appareil`, device sync state; returned to a deactivated
-- agent too.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.appeler(p_fonction text, p_compte text, p_requete jsonb default '{}')
returns jsonb language plpgsql as $$
declare
  v_reponse jsonb;
begin
  set local role api;
  execute format('select v1.%I($1, $2)::jsonb', p_fonction) into v_reponse
    using essai.appelant('ESSAI', p_compte), p_requete;
  set local role metier;
  return v_reponse;
exception when others then
  if sqlstate ~ '^TR' then
    return to_jsonb(substr(sqlstate, 3) || ' ' || sqlerrm);
  end if;
  raise;
end
$$;

select from essai.collecter('x');
update utilisateur.utilisateur set statut = 'desactive', actif_pendant = '{}'
where id = essai.id('agent ESSAI');
create temp table r as select pg_temp.appeler('sync_etat_appareil', 'agent',
  jsonb_build_object('appareil_id', essai.id('appareil ESSAI'))) as j;

select is(j - 'heure_serveur',
  jsonb_build_object('appareil_id', essai.id('appareil ESSAI'), 'statut', 'actif', 'revoque_le',
    null, 'derniere_sequence', 1,
  'derniere_synchro', '2026-05-31T08:00:00Z'), 'its members')
from (select j - 'versions_minimales' as j from r) as r;
select is(j #> '{versions_minimales,schemas,collecte.enregistrer}',
  '{"courante": 2, "minimale": 1}', 'the versions accepted of each type') from r;
select is(pg_temp.appeler('sync_etat_appareil', 'rsci',
    jsonb_build_object('appareil_id', essai.id('appareil ESSAI'))),
  '"404 appareil_inconnu"',
  'another user''s device');
select is(pg_temp.appeler('sync_etat_appareil', 'agent',
    jsonb_build_object('appareil_id', essai.id('appareil VOISIN'))),
  '"404 appareil_inconnu"',
  'another organization''s');

select * from finish();
rollback;

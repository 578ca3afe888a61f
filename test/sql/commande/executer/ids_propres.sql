-- Spec: commandes#ids: for every type, an id of its own records that is not a valid UUID v7 sets
-- the command aside; ids that refer to other records are never judged.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();
select essai.mesurer_kossi();
select from essai.collecter('collecte');

create function pg_temp.issue(p_type text, p_champ text) returns text language plpgsql as $$
declare
  v_payload jsonb := case p_type when 'collecte.enregistrer' then essai.payload_collecte('x')
    else essai.payload(p_type, 'x') end;
  v_chemin text[] := string_to_array(p_champ, '.');
begin
  perform essai.envoyer('x', jsonb_set(v_payload, v_chemin,
      to_jsonb(overlay(v_payload #>> v_chemin placing '4' from 15 for 1))),
    jsonb_build_object('type', p_type, 'version_schema', 1));
  raise sqlstate 'TS000' using message = (
    select string_agg(k.motif || ' ' || (k.details -> 'champs')::text, ',')
    from controle.controle k where k.commande_id = essai.id('commande x'));
exception when sqlstate 'TS000' then
  return sqlerrm;
end
$$;
select is_empty($$ select t.type, c.champ, pg_temp.issue(t.type, c.champ)
    from commande.type_commande t cross join unnest(t.ids_propres) as c (champ)
    where pg_temp.issue(t.type, c.champ)
      is distinct from format('donnees_illisibles ["%s"]', c.champ) $$,
  'each is unreadable, and the details name the field');
select is((select count(*) from commande.type_commande t cross join unnest(t.ids_propres)),
  12::bigint, 'twelve ids: a modification makes no record, a plot makes two');
select is(essai.motifs(essai.collecter('autre', jsonb_build_object('contrat_id',
    overlay(essai.id('contrat')::text placing '4' from 15 for 1)))), 'reference_inconnue',
  'an id that names another record is looked up');

select is(essai.lever('rsci ESSAI', 'aside', 'donnees_illisibles', 'reprise_manuelle',
    essai.payload_corrige('aside', '{"collecte_id": "01960000-0000-4000-8000-000000000001"}')),
  '409 correction_impossible', 'nor does a resume write one')
from essai.collecter('aside', '{}', '{}', '{}', '{"payload": "invalide"}');
select is(essai.lever('rsci ESSAI', 'aside', 'donnees_illisibles', 'reprise_manuelle',
    essai.payload_corrige('aside')), 'leve', 'another id does');
select is(commande.comme_recus(
    '{"commande_id" : "01960000-0000-7000-8000-00000000000a", "entites" : {"a": "b"}}',
    '{"id":"01960000-0000-7000-8000-00000000000A"}'),
  '{"commande_id" : "01960000-0000-7000-8000-00000000000A", "entites" : {"a": "b"}}',
  'a result spells the id as it came');

select * from finish();
rollback;

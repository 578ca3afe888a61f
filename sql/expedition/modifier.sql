-- Changes a draft expedition: the given members; containers and lines, if given, replace all former
-- ones.
-- Spec: ventes-et-expeditions#expedition.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: expedition_inconnue, transition_refusee, what `expedition.ecrire` refuses.
-- Locks: the sale, the expedition.
create or replace function expedition.modifier(p_id uuid, p_requete jsonb, p_le timestamptz)
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_expedition expedition.expedition := expedition.verrouiller(p_id, 'modifier');
begin
  perform expedition.ecrire(
    jsonb_populate_record(v_expedition, p_requete - '{id,conteneurs,lignes}'::text[]),
    expedition.contenu(p_id) || p_requete, p_le);
  perform journal.consigner(p_le, 'expedition.modifier', 'expedition', p_id, p_requete - 'id');
  return expedition.presenter(p_id);
end
$$;

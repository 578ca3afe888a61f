-- Changes a draft step: the given members; inputs, outputs or losses, if given, replace all former
-- ones.
-- Spec: etapes#etape.
-- Chosen: docs/decisions/0025-etapes.md.
-- Refuses: etape_inconnue, transition_refusee, and what `etape.ecrire` refuses.
-- Locks: the step.
create or replace function etape.modifier(
  p_id uuid, p_requete jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_etape etape.etape := etape.verrouiller(p_id, 'modifier');
begin
  v_etape := jsonb_populate_record(
    v_etape, p_requete - array['id', 'entrees', 'sorties', 'pertes']);
  perform etape.ecrire(v_etape, p_requete, p_le);
  perform journal.consigner(p_le, 'etape.modifier', 'etape', p_id, p_requete - 'id');
  return etape.presenter(p_id, p_le);
end
$$;

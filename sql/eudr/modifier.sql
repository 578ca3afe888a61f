-- Changes a draft due diligence statement; a member that is absent stays as it is. What it is about
-- stays: an expedition, or lots.
-- Spec: eudr#declaration.
-- Refuses: declaration_eudr_inconnue, transition_refusee, what `eudr.ecrire` refuses.
-- Locks: the statement.
create or replace function eudr.modifier(
  p_id uuid, p_champs jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_declaration eudr.declaration := eudr.verrouiller(p_id, 'modifier');
begin
  v_declaration := jsonb_populate_record(v_declaration, p_champs);
  perform eudr.ecrire(v_declaration, jsonb_build_object(
    'lignes', eudr.lots_declares(p_id), 'amont', eudr.references_amont(p_id)) || p_champs);
  perform eudr.changer_statut(p_id, 'modifier', null, p_auteur_id, p_le, p_champs);
  return eudr.detailler(p_id, p_le);
end
$$;

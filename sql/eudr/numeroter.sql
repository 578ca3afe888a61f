-- Writes the numbers that TRACES gave a filed statement, and when: it is available. A statement
-- that was amended keeps its numbers and the instant at which it got them.
-- Spec: eudr#numeros.
-- Refuses: declaration_eudr_inconnue, transition_refusee, parametre_invalide (an instant to come),
--          numero_dds_pris (by constraint).
-- Locks: the statement.
create or replace function eudr.numeroter(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_declaration eudr.declaration := eudr.verrouiller(p_id, 'numeroter');
  v_le timestamptz := coalesce((p_requete ->> 'attribue_le')::timestamptz, p_le);
begin
  if v_le > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "attribue_le"}';
  end if;
  update eudr.declaration d
  set numero_dds = p_requete ->> 'numero_dds',
      numero_verification = p_requete ->> 'numero_verification',
      attribue_le = case when d.numero_dds = p_requete ->> 'numero_dds' then d.attribue_le
        else v_le end
  where d.id = p_id;
  perform eudr.changer_statut(
    p_id, 'numeroter', p_requete ->> 'raison', p_auteur_id, p_le, p_requete - 'id');
  return eudr.detailler(p_id, p_le);
end
$$;

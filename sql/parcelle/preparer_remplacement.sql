-- Measures and compares the survey that results from a decision with all surveys of the plots that
-- it leaves and joins, before it locks the organization's surveys. Returns null if its shape, date
-- and plot stay the same.
-- Spec: file-de-controle#correction, terrain#trop-complexe.
-- Chosen: docs/decisions/0115-formes-trop-complexes.md.
-- Locks: the organization's surveys.
create or replace function parcelle.preparer_remplacement(
  p_avant commande.contexte, p_contexte commande.contexte, p_parcelle_id uuid)
returns parcelle.mesure
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_releve jsonb := p_contexte.payload -> 'releve';
  v_courant parcelle.polygone := parcelle.releve_courant(
    (v_releve ->> 'polygone_id')::uuid, p_contexte.commande_id);
begin
  if v_releve = p_avant.payload -> 'releve'
    and v_courant.date_operation = p_contexte.date_operation
    and (v_courant.parcelle_id = p_parcelle_id
         or num_nonnulls(v_courant.parcelle_id, p_parcelle_id) = 0)
  then
    perform parcelle.verrouiller_releves();
    return null;
  end if;
  return parcelle.preparer_releve(
    p_contexte, p_parcelle_id, array[p_parcelle_id, v_courant.parcelle_id]);
end
$$;

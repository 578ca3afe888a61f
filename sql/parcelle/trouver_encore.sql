-- Judges again if the finding of an open overlap control is still true for the present state of the
-- two plots: shared land above the minimum of the settings, or a comparison that is too costly.
-- Spec: file-de-controle#repose, terrain#chevauchement.
-- Motifs: chevauchement_parcelle.
create or replace function parcelle.trouver_encore(p_controle controle.controle)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_est_une_parcelle boolean := p_controle.entite = 'parcelle';
begin
  return array(
    select ('chevauchement_parcelle', null, null, p_controle.details)::commande.constat
    where exists (
      select from parcelle.recouvrements(
        case when v_est_une_parcelle then p_controle.entite_id end,
        case when not v_est_une_parcelle then p_controle.entite_id end) as r
      where r.autre_id = p_controle.autre_id
        and coalesce(
          r.commune_m2 > reglage.entier('parcelles.chevauchement_min_m2', p_controle.ouvert_le),
          true)));
end
$$;

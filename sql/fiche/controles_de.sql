-- Returns the controls of a command, oldest first, each with its decision; for a record that a
-- decision created, the control of that decision.
-- Spec: api#fiches, file-de-controle#levee.
create or replace function fiche.controles_de(p_commande_id uuid, p_controle_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'motif', o.motif, 'effet', constat.effet(m, o.entite),
      'statut', o.statut, 'entite', o.entite, 'entite_id', o.entite_id,
      'ouvert_le', core.horodatage(o.ouvert_le), 'leve_le', core.horodatage(o.leve_le),
      'leve_par', o.leve_par, 'decision', o.decision, 'raison', o.raison)
      order by o.ouvert_le, o.rang), '[]')
    from controle.controle o join controle.motif m on m.motif = o.motif
    where o.commande_id = p_commande_id or o.id = p_controle_id);
end
$$;

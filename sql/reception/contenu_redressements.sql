-- Returns the adjustments of a reception for its slip, oldest first: for each the contribution, the
-- difference and the reason. Leaves out values that no slip shows, such as the agent's notes.
-- Masses in g.
-- Spec: documents#bon-reception, receptions#redressement.
create or replace function reception.contenu_redressements(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case when count(*) = 0 then '{}' else jsonb_build_object(
      'redressements', jsonb_agg(jsonb_build_object(
        'numero', coalesce(c.numero_officiel, c.reference_provisoire), 'ecart_g', d.ecart_g,
        'raison', d.raison, 'le', core.horodatage(d.le)) order by d.rang)) end
    from reception.redressement d
      join collecte.collecte c
        on c.organisation_id = d.organisation_id and c.id = d.collecte_id
    where d.reception_id = p_id
      and (d.champs - 'observation' <> '{}' or d.lots <> '[]'
           or num_nonnulls(d.mouvement_id, d.remplace_id) > 0));
end
$$;

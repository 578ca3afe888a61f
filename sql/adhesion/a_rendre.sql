-- Returns the ids that the undoing of a merge moves back: those that the merge moved, except plots
-- that were transferred since, which stay with their new holders. The first transfer of each of
-- these then says that the lost producer gave the plot.
-- Spec: file-de-controle#defusion.
-- Chosen: docs/decisions/0167-fusion-puis-transfert.md.
create or replace function adhesion.a_rendre(p_fusion producteur.fusion) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with deplacee as (
      select p.id, t.id as transfert_id
      from jsonb_array_elements_text(p_fusion.deplace -> 'parcelle') as p (id)
        left join lateral (
          select c.id from parcelle.transfert c
          where c.organisation_id = p_fusion.organisation_id and c.parcelle_id = p.id::uuid
            and c.enregistre_le >= p_fusion.le
          order by c.le, c.rang limit 1) as t on true
    )
    select p_fusion.deplace || jsonb_build_object(
             'parcelle', coalesce(jsonb_agg(m.id) filter (where m.transfert_id is null), '[]'),
             'transfert', coalesce(
               jsonb_agg(m.transfert_id) filter (where m.transfert_id is not null), '[]'))
    from deplacee m);
end
$$;

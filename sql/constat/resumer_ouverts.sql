-- Returns the open controls of an entity, oldest first, as its detail shows them; an overlap
-- concerns both its plots.
-- Spec: file-de-controle#effet.
create or replace function constat.resumer_ouverts(p_entite text, p_id uuid) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with ouvert as (
    select c.id, c.motif, c.entite, c.commande_id, c.ouvert_le, c.rang from controle.controle c
    where c.entite = p_entite and c.entite_id = p_id and c.statut = 'ouvert'
    union
    select c.id, c.motif, c.entite, c.commande_id, c.ouvert_le, c.rang from controle.controle c
    where p_entite = 'parcelle' and c.autre_id = p_id and c.statut = 'ouvert'
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'motif', c.motif, 'effet', constat.effet(m, c.entite),
    'commande_id', c.commande_id, 'ouvert_le', core.horodatage(c.ouvert_le))
    order by c.ouvert_le, c.rang), '[]')
  from ouvert c join controle.motif m on m.motif = c.motif
$$;

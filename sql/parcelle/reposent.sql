-- Returns the open controls that depend on a plot or on one of its surveys: overlaps of its survey
-- by surveys of others, products outside its declared crops, and commands that found the plots from
-- which it was made inactive.
-- Spec: file-de-controle#repose.
-- Chosen: docs/decisions/0143-ce-qui-repose-sur-une-commande.md.
create or replace function parcelle.reposent(p_contexte commande.contexte) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := coalesce(p_contexte.refs ->> 'parcelle_id',
                        p_contexte.payload ->> 'parcelle_id')::uuid;
begin
  return query
  select k.id
  from controle.controle k
  where k.statut = 'ouvert' and k.motif = 'chevauchement_parcelle'
    and k.autre_id in (v_id, (p_contexte.payload #>> '{releve,polygone_id}')::uuid)
  union all
  select k.id
  from (
      select a.parcelle_id, a.le, 'culture' as raison
      from parcelle.assolement a where a.commande_id = p_contexte.commande_id
      union all
      select o.ancienne_id, o.le, null
      from parcelle.origine o
      where o.parcelle_id = v_id and p_contexte.type = 'parcelle.enregistrer') as p
    cross join lateral parcelle.ecrits(p.parcelle_id, p.le) as x (id)
    join controle.controle k on k.entite_id = x.id and k.statut = 'ouvert'
      and k.motif = 'reference_inactive' and k.details ->> 'raison' is not distinct from p.raison
      and coalesce(k.details ->> 'parcelle_id', k.details ->> 'id') = p.parcelle_id::text;
end
$$;

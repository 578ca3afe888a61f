-- Returns the open controls that depend on a plot or on one of its surveys: overlaps with surveys
-- of other plots; products outside its declared crops; and commands that found its former plots
-- inactive.
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
  select r.id from unnest(parcelle.a_revoir(
    v_id, (p_contexte.payload #>> '{releve,polygone_id}')::uuid,
    (select a.le from parcelle.assolement a where a.commande_id = p_contexte.commande_id)))
    as r (id)
  union all
  select k.id
  from parcelle.origine o
    cross join lateral parcelle.ecrits(o.ancienne_id, o.le) as x (id)
    join controle.controle k on k.entite_id = x.id and k.statut = 'ouvert'
      and k.motif = 'reference_inactive' and not k.details ? 'raison'
      and k.details ->> 'id' = o.ancienne_id::text
  where o.parcelle_id = v_id and p_contexte.type = 'parcelle.enregistrer';
end
$$;

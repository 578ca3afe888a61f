-- Returns the open controls that the origins of a plot may make moot: collections of the plot that
-- were judged before it had a quality state, and overlaps of the former plots, which end.
-- Spec: terrain#origines, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0152-arrive-tard.md.
create or replace function adhesion.a_revoir_origines(
  p_id uuid, p_anciennes uuid[], p_depuis timestamptz) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select k.id
    from collecte.collecte c
      join controle.controle k on k.entite_id = c.id and k.statut = 'ouvert'
    where c.parcelle_id = p_id and c.date_operation >= p_depuis
      and (k.motif = 'capacite_depassee' or k.motif = 'ecart_calcul' and k.details ? 'referentiel')
    union
    select r.id
    from unnest(p_anciennes) as a (id)
      cross join lateral unnest(parcelle.a_revoir(a.id, null, null)) as r (id)
      join controle.controle k on k.id = r.id
    where p_id not in (k.entite_id, k.autre_id));
end
$$;

-- Returns the controls open for longer than the delay, the oldest first, each with its motif as its
-- name.
-- Spec: relances#genres.
create or replace function relance.controles(p_jours integer, p_limite integer, p_le timestamptz)
returns table (id uuid, reference text, jour date, pour uuid[], chemin text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select k.id, k.motif, core.heure_locale(k.ouvert_le)::date, null::uuid[], null::text
    from controle.controle k
    where k.statut = 'ouvert' and k.ouvert_le >= '-infinity'
      and k.ouvert_le <= p_le - p_jours * interval '1 day'
    order by k.ouvert_le, k.rang
    limit p_limite;
end
$$;

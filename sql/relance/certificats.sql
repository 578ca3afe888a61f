-- Returns the valid certificates whose last day is within the delay, before or after today, without
-- a later certificate of the same holder and referential; by their last day.
-- Spec: relances#genres.
-- Why: the condition on the days is repeated here, for the index.
create or replace function relance.certificats(
  p_jours integer, p_limite integer, p_le timestamptz)
returns table (id uuid, reference text, jour date, pour uuid[], chemin text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_jour date := core.heure_locale(p_le)::date;
begin
  return query
    select c.id, c.numero, c.valide_au, null::uuid[], null::text
    from certificat.certificat c
    where c.statut = 'valide' and c.valide_au between v_jour - p_jours and v_jour + p_jours
      and certificat.prend_fin(c, p_jours, p_le)
    order by c.valide_au, c.id
    limit p_limite;
end
$$;

-- Returns the organization's licence if it ends within the delay and no other one follows in time.
-- Spec: relances#genres.
create or replace function relance.licences(p_jours integer, p_limite integer, p_le timestamptz)
returns table (id uuid, reference text, jour date, pour uuid[], chemin text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_terme date := core.jour_editeur(p_le) + p_jours;
  v_licence licence.licence := licence.du_jour(v_terme);
begin
  return query
    select v_licence.id, null::text, v_licence.fin, null::uuid[], null::text
    where v_licence.fin < v_terme limit p_limite;
end
$$;

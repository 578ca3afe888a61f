-- Returns an opened campaign, by its id or its code: a campaign in preparation has frozen nothing.
-- Spec: packs-et-campagnes#campagne.
-- Refuses: campagne_introuvable, campagne_non_ouverte.
create or replace function campagne.exiger_figee(p_voulue text) returns campagne.campagne
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne campagne.campagne;
begin
  select c.* into v_campagne from campagne.campagne c
  where c.id::text = lower(p_voulue) or c.code = p_voulue;
  if v_campagne.id is null then
    raise sqlstate 'TR404' using message = 'campagne_introuvable';
  elsif v_campagne.statut = 'preparation' then
    perform campagne.refuser_non_ouverte(v_campagne.id);
  end if;
  return v_campagne;
end
$$;

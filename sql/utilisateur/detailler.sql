-- Presents one account, which must exist.
-- Spec: identites-et-droits#compte.
-- Refuses: utilisateur_inconnu.
create or replace function utilisateur.detailler(p_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reponse json := utilisateur.presenter(p_id, p_le);
begin
  if v_reponse is null then
    raise sqlstate 'TR404' using message = 'utilisateur_inconnu';
  end if;
  return v_reponse;
end
$$;

-- Returns whether a caller may use a route, before the request body is read: by a permission, a
-- right to read, a role of the publisher, or an account. The route's own function checks again with
-- the request.
-- Spec: identites-et-droits#permission.
-- Chosen: docs/decisions/0036-portes.md.
-- Refuses: droit_manquant, compte_inactif and what `utilisateur.identifier` refuses.
create or replace function v1.admettre(p_appelant jsonb, p_acces jsonb) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_acces ? 'editeur' then
    perform utilisateur.exiger_editeur(p_appelant, now(), p_acces ->> 'editeur');
  elsif p_acces ? 'lecture' then
    perform utilisateur.exiger_lecture(p_appelant, now(), p_acces ->> 'lecture');
  elsif p_acces ? 'permission' then
    perform utilisateur.exiger_permission(p_appelant, now(), variadic
      array[p_acces ->> 'permission']
      || array(select jsonb_array_elements_text(p_acces -> 'ou')));
  elsif p_acces ->> 'compte' = 'membre' then
    perform utilisateur.exiger_actif(p_appelant, now());
  else
    perform utilisateur.identifier(p_appelant, now());
  end if;
end
$$;
grant execute on function v1.admettre(jsonb, jsonb) to api;

-- Opens a route that needs one of some permissions, as the database has them at this request. The
-- publisher's support may read; a request with an idempotency key is an act.
-- Spec: identites-et-droits#permission, support-et-cockpit#acces.
-- Refuses: droit_manquant, cle_reutilisee, and what `utilisateur.identifier` refuses.
create or replace function utilisateur.exiger_permission(
  p_appelant jsonb, p_le timestamptz, variadic p_permissions text[])
returns utilisateur.session
language plpgsql
as $$
declare
  v_session utilisateur.session := utilisateur.identifier(p_appelant, p_le);
begin
  if not utilisateur.detient(v_session, p_le, p_permissions)
    or v_session.utilisateur_id is null and p_appelant ? 'cle'
  then
    raise sqlstate 'TR403' using message = 'droit_manquant',
      detail = jsonb_build_object('permissions', p_permissions)::text;
  end if;
  if p_appelant ? 'cle' then
    perform idempotence.exiger_neuve(p_appelant, v_session.utilisateur_id, p_le);
  end if;
  return v_session;
end
$$;

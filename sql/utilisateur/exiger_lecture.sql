-- Opens a back-office read of a module: for an active account that reads everything
-- (`dashboard.view`) or holds some permission of that module. The publisher's support may read; a
-- request with an idempotency key is an act.
-- Chosen: the catalogue has no read permissions; docs/decisions/0003-lectures.md.
-- Why: `perform` runs a statement and an assignment an expression, which costs less; every read
--      begins with this function.
-- Refuses: droit_manquant, cle_reutilisee, and what `utilisateur.identifier` refuses.
create or replace function utilisateur.exiger_lecture(
  p_appelant jsonb, p_le timestamptz, p_module text)
returns utilisateur.session
language plpgsql
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_lisible(
    utilisateur.identifier(p_appelant, p_le), p_le, p_module);
begin
  if p_appelant ? 'cle' then
    if v_session.utilisateur_id is null then
      raise sqlstate 'TR403' using message = 'droit_manquant',
        detail = jsonb_build_object('permissions', '[]'::jsonb)::text;
    end if;
    perform idempotence.exiger_neuve(p_appelant, v_session.utilisateur_id, p_le);
  end if;
  return v_session;
end
$$;

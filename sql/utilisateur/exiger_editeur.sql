-- Opens a route of the publisher: requires a role of its team, proven by the token. No organization
-- becomes the current one.
-- Spec: identites-et-droits#editeur.
-- Refuses: droit_manquant, cle_reutilisee.
create or replace function utilisateur.exiger_editeur(
  p_appelant jsonb, p_le timestamptz, p_role text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not (p_appelant -> 'roles') ?| array[p_role, 'editeur_admin'] then
    raise sqlstate 'TR403' using message = 'droit_manquant',
      detail = jsonb_build_object('role', p_role)::text;
  end if;
  perform set_config('sillon.editeur', 'oui', true);
  if p_appelant ? 'cle' then
    perform idempotence.exiger_neuve(p_appelant, null, p_le);
  end if;
end
$$;

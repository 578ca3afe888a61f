-- Activates or deactivates a module from now on, on a person's request.
-- Spec: organisations-et-modules#bascule, service#actes-simultanes.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: module_inconnu, etat_inchange, activation_refusee.
-- Locks: the organization, so that what a module needs does not change while it is judged.
create or replace function module.basculer(
  p_session utilisateur.session, p_module text, p_acte text, p_raison text, p_le timestamptz)
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_le timestamptz;
begin
  if not exists (select from module.module m where m.code = p_module) then
    raise sqlstate 'TR404' using message = 'module_inconnu';
  end if;
  v_le := module.tenir_bascules(p_le);
  if module.est_actif(p_module, v_le) = (p_acte = 'activer') then
    raise sqlstate 'TR409' using message = 'etat_inchange';
  end if;

  if p_acte = 'activer' then
    perform module.exiger_activable(p_module, v_le);
    perform module.activer(p_module, v_le);
  else
    perform module.exiger_desactivable(p_module, v_le);
    perform module.desactiver(p_module, v_le);
  end if;
  insert into module.bascule (organisation_id, module, acte, raison, auteur_id, le)
  values (p_session.organisation_id, p_module, p_acte, p_raison, p_session.utilisateur_id, v_le);
  perform journal.consigner(v_le, 'module.' || p_acte, 'module', null,
    jsonb_build_object('module', p_module, 'raison', p_raison));
  return module.presenter(p_module, v_le);
end
$$;

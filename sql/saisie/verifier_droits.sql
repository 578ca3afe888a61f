-- Step 9: checks whether the account had the right to send this command with this phone on the
-- operation date: the account's status, the permission for the type, the device, the time without
-- network, the module.
-- Spec: commandes#droits, service#date-de-l-operation.
-- Motifs: droit_manquant, apres_revocation, hors_ligne_depasse, module_inactif.
-- Why: account, permission and device may change between two commands of a batch and are read for
--      each: the device with its lock, the others in one query. Settings, modules and types are
--      read once per batch (docs/performance.md#path). A module that was inactive when the batch
--      opened is read again before it refuses a command.
create or replace function saisie.verifier_droits(
  p_contexte commande.contexte) returns commande.constat[]
language plpgsql stable
as $$
declare
  v_date timestamptz := p_contexte.date_operation;
  v_type jsonb := saisie.type_lu(p_contexte.regles, p_contexte.type);
  v_permission text := v_type ->> 'permission';
  v_module text := v_type ->> 'module';
  v_appareil appareil.appareil := p_contexte.appareil;
  v_limite timestamptz;
  v_droits record;
  v_constats commande.constat[] := '{}';
begin
  if v_appareil.id is null then
    select a.* into v_appareil from appareil.appareil a where a.id = p_contexte.appareil_id;
  end if;
  select u.actif_pendant @> v_date as compte_actif,
         exists (select from utilisateur.permission_tenue p
                 where p.utilisateur_id = u.id and p.permission = v_permission
                   and p.periode @> v_date and p.incluse_pendant @> v_date) as a_permission
  into v_droits
  from utilisateur.utilisateur u
  where u.id = p_contexte.utilisateur_id and v_appareil.id is not null;
  if not found or v_type is null then
    return v_constats;
  end if;
  if (v_droits.compte_actif and v_droits.a_permission) is not true then
    v_constats := v_constats || ('droit_manquant', null, null, jsonb_build_object(
      'permission', v_permission, 'compte_actif', v_droits.compte_actif))::commande.constat;
  end if;
  if (v_appareil.revoque_le is null or v_date <= v_appareil.revoque_le) is not true then
    v_constats := v_constats || ('apres_revocation', null, null, jsonb_build_object(
      'revoque_le', v_appareil.revoque_le,
      'retard_s', ceil(extract(epoch from v_date - v_appareil.revoque_le))))::commande.constat;
  end if;
  v_limite := p_contexte.synchro_precedente + make_interval(days => saisie.reglage(
    p_contexte.regles, 'sync.hors_ligne_max_jours', v_date)::integer);
  if (v_date <= v_limite) is not true then
    v_constats := v_constats || ('hors_ligne_depasse', null, null, jsonb_build_object(
      'synchro_precedente', p_contexte.synchro_precedente, 'limite', v_limite,
      'retard_s', ceil(extract(epoch from v_date - v_limite))))::commande.constat;
  end if;
  if coalesce(
      nullif(((p_contexte.regles).modules ->> v_module)::tstzmultirange @> v_date, false),
      module.est_actif(v_module, v_date)) is not true then
    v_constats := v_constats || ('module_inactif', null, null, jsonb_build_object(
      'module', v_module))::commande.constat;
  end if;
  return v_constats;
end
$$;

-- Step 9: whether this account might do this with this phone on that day: its status, its type's
-- permission, the device, the time without network, the module.
-- Spec: commandes#droits, service#date-de-l-operation.
-- Motifs: droit_manquant, apres_revocation, hors_ligne_depasse, module_inactif.
create or replace function saisie.verifier_droits(
  p_contexte commande.contexte) returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(array_agg((f.motif, null, null, f.details)::commande.constat order by f.rang)
                      filter (where not coalesce(f.respecte, false)), '{}')
    from commande.type_commande t
      cross join utilisateur.utilisateur u
      cross join appareil.appareil a
      cross join lateral (values
        (1, 'droit_manquant',
         u.actif_pendant @> p_contexte.date_operation
           and utilisateur.a_permission(u.id, t.permission, p_contexte.date_operation),
         jsonb_build_object('permission', t.permission,
                            'compte_actif', u.actif_pendant @> p_contexte.date_operation)),
        (2, 'apres_revocation', a.revoque_le is null or p_contexte.date_operation <= a.revoque_le,
         jsonb_build_object('revoque_le', a.revoque_le)),
        (3, 'hors_ligne_depasse',
         p_contexte.date_operation <= p_contexte.synchro_precedente
           + make_interval(days => reglage.entier('sync.hors_ligne_max_jours',
                                                  p_contexte.date_operation)::integer),
         jsonb_build_object('synchro_precedente', p_contexte.synchro_precedente)),
        (4, 'module_inactif', module.est_actif(t.module, p_contexte.date_operation),
         jsonb_build_object('module', t.module))
      ) as f (rang, motif, respecte, details)
    where t.type = p_contexte.type and u.id = p_contexte.utilisateur_id
      and a.id = p_contexte.appareil_id);
end
$$;

-- Returns the replaced device of an account that still needs a successor, the first replaced one if
-- there are several: no phone was enrolled with its code, no phone of the account was enrolled
-- later, and no code is pending. Null if there is no such device.
-- Spec: licences-et-factures#plafonds, appareils#remplacement.
-- Locks: the codes for phones that replaced others of the account, so that a code in use, or a
--        second one requested at the same time, is seen.
create or replace function appareil.sans_successeur(p_utilisateur_id uuid, p_le timestamptz)
returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from appareil.code_enrolement c
  where c.utilisateur_id = p_utilisateur_id and c.remplace_id is not null
  order by c.id
  for no key update;
  return (
    select c.remplace_id from appareil.code_enrolement c
    where c.utilisateur_id = p_utilisateur_id and c.remplace_id is not null
    group by c.remplace_id
    having bool_and(c.appareil_id is null and (c.annule_le is not null or c.expire_le <= p_le))
      and not exists (select from appareil.appareil a
                      where a.utilisateur_id = p_utilisateur_id and a.statut = 'actif'
                        and a.enrole_le > min(c.cree_le))
    order by min(c.cree_le), c.remplace_id
    limit 1);
end
$$;

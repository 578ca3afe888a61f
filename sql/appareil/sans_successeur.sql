-- The device of an account that was replaced first and that no phone has replaced: none was
-- enrolled with a code for it, and none is out. Null where there is none.
-- Spec: licences-et-factures#plafonds, appareils#remplacement.
create or replace function appareil.sans_successeur(p_utilisateur_id uuid, p_le timestamptz)
returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select a.id from appareil.appareil a
    where a.utilisateur_id = p_utilisateur_id and a.statut = 'remplace'
      and not exists (
        select from appareil.code_enrolement c
        where c.remplace_id = a.id
          and (c.appareil_id is not null or (c.annule_le is null and c.expire_le > p_le)))
    order by a.revoque_le, a.id limit 1);
end
$$;

-- Returns the record that a person's processing of a set aside command wrote; nulls if there is
-- none.
-- Spec: file-de-controle#reprise-manuelle.
create or replace function rejugement.repris(
  p_commande_id uuid, out entite text, out id uuid) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte;
  v_champ text;
begin
  if not exists (select from commande.reprise r where r.commande_id = p_commande_id) then
    return;
  end if;
  v_contexte := saisie.relire(p_commande_id);
  v_champ := coalesce(
    (select c.champ
     from commande.type_commande t
       cross join unnest(t.ids_propres) with ordinality as c (champ, rang)
     where t.type = v_contexte.type and c.champ not like '%.%' order by c.rang limit 1),
    split_part(v_contexte.type, '.', 1) || '_id');
  entite := replace(v_champ, '_id', '');
  id := (v_contexte.payload ->> v_champ)::uuid;
end
$$;

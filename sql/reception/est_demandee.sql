-- Returns whether a reception matches those filters of a list on values that many receptions share;
-- the list itself looks up the rare values.
-- Spec: receptions#reception.
create or replace function reception.est_demandee(
  p_reception reception.reception, p_filtre jsonb) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(p_reception.campagne_id = (p_filtre ->> 'campagne_id')::uuid,
                    p_filtre ->> 'campagne_id' is null)
      and coalesce(p_reception.produit_id = (p_filtre ->> 'produit_id')::uuid,
                   p_filtre ->> 'produit_id' is null)
      and coalesce(p_reception.emplacement_id = (p_filtre ->> 'emplacement_id')::uuid,
                   p_filtre ->> 'emplacement_id' is null)
      and coalesce(p_reception.statut = p_filtre ->> 'statut', p_filtre ->> 'statut' is null)
      and coalesce(p_reception.origine = p_filtre ->> 'origine', p_filtre ->> 'origine' is null)
      and (p_filtre ->> 'recherche' is null
           or core.contient(concat_ws(' ', p_reception.numero_officiel,
                                     p_reception.lot_fournisseur), p_filtre ->> 'recherche'))
      and p_reception.date_operation >= coalesce((p_filtre ->> 'du')::timestamptz, '-infinity')
      and p_reception.date_operation < coalesce((p_filtre ->> 'au')::timestamptz, 'infinity')
      and (p_filtre ->> 'collecte_id' is null or exists (
        select from reception.apport a
        where a.reception_id = p_reception.id
          and a.collecte_id = (p_filtre ->> 'collecte_id')::uuid))
      and (p_filtre ->> 'reference_provisoire' is null or exists (
        select from reception.apport a
        where a.reception_id = p_reception.id
          and a.reference_provisoire = p_filtre ->> 'reference_provisoire'))
      and (p_filtre ->> 'attendus' is null or (p_filtre ->> 'attendus')::boolean = exists (
        select from reception.apport a
        where a.reception_id = p_reception.id and a.collecte_id is null and a.annule_le is null)));
end
$$;

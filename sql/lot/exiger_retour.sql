-- Judges whether a lot may be returned, and to which party. A reception's lot goes to a producer of
-- its collections, or to the supplier that sold it; a lot of the opening stock goes to the supplier
-- in its import. Returns the supplier.
-- Spec: lots#rejet, lots#sorties, lots#reprise.
-- Refuses: nature_lot_requise (what a step made), producteur_inconnu, destinataire_refuse.
create or replace function lot.exiger_retour(p_lot lot.lot, p_producteur_id uuid) returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception;
  v_producteurs uuid[];
  v_fournisseur_id uuid;
begin
  if p_lot.reception_id is null and p_lot.reprise_id is null then
    raise sqlstate 'TR409' using message = 'nature_lot_requise',
      detail = jsonb_build_object('nature', 'REC')::text;
  end if;
  if p_producteur_id is not null
    and not exists (select from producteur.producteur p where p.id = p_producteur_id)
  then
    raise sqlstate 'TR404' using message = 'producteur_inconnu';
  end if;
  if p_lot.reprise_id is not null then
    select x.fournisseur_id into v_fournisseur_id
    from lot.reprise x where x.id = p_lot.reprise_id and p_producteur_id is null;
    if v_fournisseur_id is null then
      raise sqlstate 'TR409' using message = 'destinataire_refuse',
        detail = '{"origine": "reprise", "producteurs": []}';
    end if;
    return v_fournisseur_id;
  end if;
  select r.* into v_reception from reception.reception r where r.id = p_lot.reception_id;
  select array_agg(distinct c.producteur_id order by c.producteur_id) into v_producteurs
  from reception.apport a
    join collecte.collecte c on c.organisation_id = a.organisation_id and c.id = a.collecte_id
  where a.reception_id = v_reception.id and c.producteur_id is not null;
  if v_reception.origine = 'retour'
    or v_reception.origine = 'achat' and p_producteur_id is not null
    or v_reception.origine = 'membres' and (p_producteur_id = any (v_producteurs)) is not true
  then
    raise sqlstate 'TR409' using message = 'destinataire_refuse', detail = jsonb_build_object(
      'origine', v_reception.origine, 'producteurs', coalesce(v_producteurs, '{}'))::text;
  end if;
  return v_reception.fournisseur_id;
end
$$;

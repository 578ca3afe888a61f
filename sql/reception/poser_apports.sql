-- Writes the contributions of a reception, each with its share of the weighed mass.
-- Spec: receptions#pesee.
-- Refuses: apports_manquants, parametre_invalide (one collection named twice),
--          raison_ecart_requise, what `reception.verifier_apport` refuses.
-- Locks: the references, then the collections by id.
create or replace function reception.poser_apports(p_reception reception.reception) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_apport record;
  v_annonce_g numeric := 0;
begin
  for v_apport in
    select r.rang, r.collecte_id, r.reference, r.quantite_g
    from reception.resoudre_apports(p_reception.apports_prevus) as r order by r.rang
  loop
    if exists (select from reception.apport a
               where a.reception_id = p_reception.id and a.collecte_id = v_apport.collecte_id) then
      raise sqlstate 'TR400' using message = 'parametre_invalide',
        detail = '{"parametre": "apports"}';
    end if;
    perform reception.verifier_apport(p_reception, v_apport.collecte_id, v_apport.reference);
    insert into reception.apport
      (organisation_id, reception_id, rang, collecte_id, reference_provisoire, quantite_g, recu_g)
    values (core.organisation_id(), p_reception.id, v_apport.rang, v_apport.collecte_id,
            v_apport.reference, v_apport.quantite_g, 0);
    v_annonce_g := v_annonce_g + v_apport.quantite_g;
  end loop;
  if v_annonce_g = 0 then
    raise sqlstate 'TR409' using message = 'apports_manquants';
  elsif p_reception.net_g > v_annonce_g and p_reception.raison_ecart is null then
    raise sqlstate 'TR409' using message = 'raison_ecart_requise',
      detail = jsonb_build_object('annonce_g', v_annonce_g, 'net_g', p_reception.net_g)::text;
  end if;
  update reception.apport a set recu_g = p.parts[a.rang]
  from (select core.repartir(p_reception.net_g, array_agg(b.quantite_g order by b.rang)) as parts
        from reception.apport b where b.reception_id = p_reception.id) as p
  where a.reception_id = p_reception.id;
end
$$;

-- Writes the inputs of a draft step in place of the former ones.
-- Spec: etapes#etape.
-- Refuses: lot_inconnu, parametre_invalide (the same lot twice).
create or replace function etape.ecrire_entrees(p_etape_id uuid, p_entrees jsonb) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_entree record;
begin
  delete from etape.entree e where e.etape_id = p_etape_id;
  for v_entree in
    with demande as materialized (
      select e.rang, (e.value ->> 'lot_id')::uuid as lot_id,
             (e.value ->> 'quantite_g')::bigint as quantite_g
      from jsonb_array_elements(p_entrees) with ordinality as e (value, rang)
    )
    select d.rang, d.lot_id as demande, l.id as lot_id, d.quantite_g,
           row_number() over (partition by l.id order by d.rang) as fois
    from demande d left join lot.lot l on l.id = d.lot_id
    order by d.rang
  loop
    if v_entree.lot_id is null then
      raise sqlstate 'TR404' using message = 'lot_inconnu',
        detail = jsonb_build_object('lot_id', v_entree.demande)::text;
    elsif v_entree.fois > 1 then
      raise sqlstate 'TR400' using message = 'parametre_invalide',
        detail = jsonb_build_object('parametre', 'entrees', 'lot_id', v_entree.lot_id)::text;
    end if;
    insert into etape.entree (organisation_id, etape_id, rang, lot_id, quantite_g)
    values (core.organisation_id(), p_etape_id, v_entree.rang, v_entree.lot_id,
            v_entree.quantite_g);
  end loop;
end
$$;

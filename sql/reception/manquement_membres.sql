-- Returns whether a collection of the reception is of a producer who was not a member at the
-- collection's date.
-- Spec: receptions#refus-membre.
create or replace function reception.manquement_membres(p_reception reception.reception)
returns setof reception.manquement
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_producteurs jsonb;
begin
  select jsonb_agg(distinct p.id order by p.id) into v_producteurs
  from reception.apport a
    join collecte.collecte c on c.organisation_id = a.organisation_id and c.id = a.collecte_id
    join producteur.producteur p
      on p.organisation_id = c.organisation_id and p.id = c.producteur_id
  where a.reception_id = p_reception.id and a.annule_le is null
    and not p.actif_pendant @> c.date_operation;
  if v_producteurs is not null then
    return query select 'membre_non_actif', 'refus',
                        jsonb_build_object('producteurs', v_producteurs);
  end if;
end
$$;

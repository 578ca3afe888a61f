-- Refuses a debit that was just posted if a lot would have had a negative mass at some date: the
-- mass was not in the lot at the debit's date, or left the lot since. At one instant, entries count
-- before exits.
-- Spec: matiere#jamais-negatif.
-- Chosen: docs/decisions/0031-stock-a-toute-date.md.
-- Why: the calculation goes backwards from the present balance, so that it reads only movements
--      after the date. The balance before an instant is the present balance less all movements
--      from that instant on.
-- Refuses: matiere_pas_encore_entree.
create or replace function matiere.exiger_a_la_date(
  p_compte_id uuid, p_date_operation timestamptz, p_demande_g bigint) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_creux record;
begin
  select c.objet_id as lot_id, min(s.quantite_g - d.depuis_g)::bigint as quantite_g,
         max(d.date_operation) filter (where d.depuis_g > s.quantite_g) as disponible_le
  into v_creux
  from matiere.solde s
    join matiere.compte c on c.organisation_id = s.organisation_id and c.id = s.compte_id
    cross join lateral (
      select m.date_operation, sum(e.quantite_g) over (order by m.date_operation desc) as depuis_g
      from matiere.toute_ecriture e
        join matiere.mouvement m on m.organisation_id = e.organisation_id and m.id = e.mouvement_id
      where e.organisation_id = s.organisation_id and e.compte_id = s.compte_id
        and m.date_operation > p_date_operation) as d
  where s.compte_id = p_compte_id
  group by c.objet_id;
  if v_creux.quantite_g < 0 then
    raise sqlstate 'TR409' using message = 'matiere_pas_encore_entree',
      detail = jsonb_build_object(
        'lot_id', v_creux.lot_id, 'date_operation', core.horodatage(p_date_operation),
        'demande_g', p_demande_g, 'disponible_g', greatest(v_creux.quantite_g + p_demande_g, 0),
        'disponible_le', core.horodatage(v_creux.disponible_le))::text;
  end if;
end
$$;

-- Returns the amount that a payment settles of each named line: its remainder, unless the request
-- gives less. Locks the lines.
-- Spec: paiements#paiement, paiements#bloque.
-- Refuses: parametre_invalide (a line named twice, lines of several currencies, a date before
--          theirs), ligne_inconnue, creance_bloquee (the details say each line's reasons),
--          reglement_excessif.
-- Locks: what remains of the lines, in the order of their ids.
create or replace function paiement.choisir(
  p_lignes jsonb, p_titulaires uuid[], p_date timestamptz) returns paiement.reglement[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids uuid[] := array(select (l ->> 'creance_id')::uuid from jsonb_array_elements(p_lignes) as l);
  v_choix record;
begin
  perform from paiement.reste r where r.creance_id = any (v_ids) order by r.creance_id for update;
  with demande as materialized (
    select u.id, u.montant
    from unnest(v_ids, array(select (l ->> 'montant')::bigint
                             from jsonb_array_elements(p_lignes) as l)) as u (id, montant)
  ),
  ligne as materialized (
    select d.id, c.id is not null as connue, c.devise, c.date_operation, r.reste,
           coalesce(d.montant, r.reste) as montant,
           case when c.id is not null then paiement.obstacles(c) end as raisons
    from demande d
      left join paiement.creance c on c.id = d.id
        and coalesce(c.producteur_id, c.fournisseur_id) = any (p_titulaires)
      left join paiement.reste r on r.creance_id = c.id
  )
  select count(distinct l.id) < count(*) as repetees, count(distinct l.devise) as devises,
         max(l.date_operation) as depuis, min(l.id::text) filter (where not l.connue) as inconnue,
         jsonb_agg(jsonb_build_object('creance_id', l.id, 'raisons', l.raisons) order by l.id)
           filter (where l.raisons <> '{}') as bloquees,
         jsonb_agg(jsonb_build_object('creance_id', l.id, 'reste', coalesce(l.reste, 0))
                   order by l.id)
           filter (where l.raisons = '{}' and (coalesce(l.montant, 0) = 0
                   or l.montant not between least(l.reste, 0) and greatest(l.reste, 0)))
           as excessives,
         array_agg((core.organisation_id(), null, l.id, l.montant)::paiement.reglement
                   order by l.id) as reglements
  into v_choix from ligne l;
  if v_choix.inconnue is not null then
    raise sqlstate 'TR404' using message = 'ligne_inconnue',
      detail = jsonb_build_object('creance_id', v_choix.inconnue)::text;
  elsif v_choix.bloquees is not null then
    raise sqlstate 'TR409' using message = 'creance_bloquee',
      detail = jsonb_build_object('lignes', v_choix.bloquees)::text;
  elsif v_choix.repetees or v_choix.devises > 1 then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "lignes"}';
  elsif v_choix.excessives is not null then
    raise sqlstate 'TR409' using message = 'reglement_excessif',
      detail = jsonb_build_object('lignes', v_choix.excessives)::text;
  elsif v_choix.depuis > p_date then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', 'date_operation', 'au_plus_tot', core.horodatage(v_choix.depuis))::text;
  end if;
  return v_choix.reglements;
end
$$;

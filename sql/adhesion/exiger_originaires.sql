-- Checks that a plot can be made from other plots at an instant. The plot must be known, must have
-- no origin and no quality state yet, and must not begin before that instant. The other plots must
-- have had the same holder then, and must have been active until then. Origins and states of the
-- plot are taken back with its registration: the details name that act.
-- Spec: terrain#origines.
-- Refuses: parcelle_inconnue, origines_deja_dites, parcelle_deja_statuee, evenement_hors_ordre,
--          parametre_invalide (a date to come, a plot twice or its own origin),
--          producteur_different.
create or replace function adhesion.exiger_originaires(
  p_parcelle parcelle.parcelle, p_anciennes uuid[], p_date timestamptz, p_le timestamptz)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ancienne record;
begin
  perform core.exiger_passe(p_date, p_le);
  if p_parcelle.id = any (p_anciennes)
    or cardinality(p_anciennes) > (select count(distinct a) from unnest(p_anciennes) as a)
  then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "anciennes"}';
  elsif exists (select from parcelle.origine o where o.parcelle_id = p_parcelle.id) then
    raise sqlstate 'TR409' using message = 'origines_deja_dites',
      detail = adhesion.issue_d_origines(p_parcelle.id);
  elsif exists (select from conformite.revision r where r.parcelle_id = p_parcelle.id)
    or exists (select from conformite.statut_parcelle s where s.parcelle_id = p_parcelle.id)
  then
    raise sqlstate 'TR409' using message = 'parcelle_deja_statuee',
      detail = adhesion.issue_d_origines(p_parcelle.id);
  elsif p_date > p_parcelle.cree_le then
    raise sqlstate 'TR409' using message = 'evenement_hors_ordre', detail = jsonb_build_object(
      'au_plus_tard', core.horodatage(p_parcelle.cree_le))::text;
  end if;
  for v_ancienne in
    select a.id, p.id as connue, p.cree_le, p.actif_pendant,
           parcelle.producteur_au(p.id, p_date) as producteur_id,
           (select max(o.le) from parcelle.suites(p.id) as o) as finie_le,
           (select max(t.le) from parcelle.transfert t where t.parcelle_id = p.id) as transferee_le
    from unnest(p_anciennes) as a (id)
      left join parcelle.parcelle p on p.id = a.id and p.fusionnee_dans is null
        and not isempty(p.actif_pendant)
  loop
    if v_ancienne.connue is null then
      raise sqlstate 'TR404' using message = 'parcelle_inconnue',
        detail = jsonb_build_object('parcelle_id', v_ancienne.id)::text;
    elsif v_ancienne.producteur_id is distinct from p_parcelle.producteur_id then
      raise sqlstate 'TR409' using message = 'producteur_different', detail = jsonb_build_object(
        'parcelle_id', v_ancienne.id, 'producteur_id', v_ancienne.producteur_id)::text;
    elsif v_ancienne.finie_le is distinct from p_date and (
        v_ancienne.finie_le is not null or not v_ancienne.actif_pendant @> p_date)
      or p_date < greatest(v_ancienne.cree_le, v_ancienne.transferee_le)
    then
      raise sqlstate 'TR409' using message = 'evenement_hors_ordre', detail = jsonb_build_object(
        'parcelle_id', v_ancienne.id, 'fin', core.horodatage(coalesce(
          v_ancienne.finie_le, upper(v_ancienne.actif_pendant))),
        'precedent', core.horodatage(
          greatest(v_ancienne.cree_le, v_ancienne.transferee_le)))::text;
    end if;
  end loop;
end
$$;

-- Propagates a changed quality to the lots made from a lot. A lot with a higher state than its
-- inputs now allow is lowered. A lot of a single product that had exactly the state allowed by its
-- inputs rises with them. A state that a step, a mixture or a person lowered stays. A referential
-- that the lot did not have is added as in a new mixture. Returns the lots that changed, before and
-- after.
-- Spec: lots#requalification.
-- Chosen: docs/decisions/0024-suites.md.
create or replace function lot.propager(
  p_lot_id uuid, p_avant jsonb, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fait_id uuid;
  v_etats jsonb;
  v_fondu jsonb;
  v_permis jsonb;
  v_permis_avant jsonb;
  v_melange boolean;
  v_change jsonb := '[]';
begin
  for v_fait_id in select f.id from lot.faits_de(p_lot_id) as f (id) order by f.id
  loop
    v_etats := lot.etats(v_fait_id);
    v_fondu := lot.fondre(array(select i.id from lot.entrees(v_fait_id) as i (id)));
    v_permis := lot.plancher(v_fait_id, null, null) || v_fondu;
    v_permis_avant := lot.plancher(v_fait_id, p_lot_id, p_avant);
    select count(distinct l.produit_id) > 1 into v_melange
    from lot.entrees(v_fait_id) as i (id) join lot.lot l on l.id = i.id;
    with etat as (
      select r.code as referentiel_code, v_etats ->> r.code as actuel,
             coalesce(v_permis ->> r.code, conformite.etat_declasse(r.code)) as permis,
             v_permis_avant ->> r.code as permis_avant
      from jsonb_object_keys(v_etats) as r (code)
    )
    select v_fondu || v_etats || coalesce(jsonb_object_agg(x.referentiel_code, x.permis), '{}')
    into v_etats
    from etat x
      join conformite.etat p on p.referentiel_code = x.referentiel_code and p.code = x.permis
      join conformite.etat a on a.referentiel_code = x.referentiel_code and a.code = x.actuel
    where p.rang < a.rang
      or not v_melange and x.actuel is not distinct from x.permis_avant;
    v_change := v_change
      || lot.requalifier(v_fait_id, v_etats, 'correction', p_raison, p_auteur_id, p_le);
  end loop;
  return v_change;
end
$$;

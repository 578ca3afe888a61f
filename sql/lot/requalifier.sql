-- Gives a lot, and then the lots made from it, the states that its inputs allow now; returns the
-- lots that changed, before and after. A referential that is no longer known is lowered to its best
-- conventional state. A lower state that a person decided stays until a person corrects it. The
-- papers of the lots are updated.
-- Spec: lots#qualites, lots#requalification.
-- Locks: none; the caller holds the lots.
create or replace function lot.requalifier(
  p_lot_id uuid, p_etats jsonb, p_origine text, p_raison text, p_auteur_id uuid, p_le timestamptz)
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant jsonb := lot.etats(p_lot_id);
  v_apres jsonb;
begin
  with decide as (
    select d.referentiel_code, d.code, d.rang
    from (
      select distinct on (q.referentiel_code) q.referentiel_code, e.code, e.rang, q.rang as depuis
      from lot.qualite q
        join conformite.etat e on e.referentiel_code = q.referentiel_code and e.code = q.etat_code
      where q.lot_id = p_lot_id and q.origine = 'decision'
      order by q.referentiel_code, q.rang desc) as d
    -- Only a person's correction raises a state above a decision.
    where not exists (
      select from lot.qualite q
        join conformite.etat e on e.referentiel_code = q.referentiel_code and e.code = q.etat_code
      where q.lot_id = p_lot_id and q.referentiel_code = d.referentiel_code
        and q.rang > d.depuis and e.rang > d.rang)
  ),
  voulu as (
    select r.code as referentiel_code,
           coalesce(p_etats ->> r.code, conformite.etat_declasse(r.code)) as etat_code
    from (select jsonb_object_keys(v_avant || p_etats) as code) as r
  )
  select coalesce(jsonb_object_agg(
           v.referentiel_code, case when d.rang < e.rang then d.code else v.etat_code end), '{}')
  into v_apres
  from voulu v
    join conformite.etat e on e.referentiel_code = v.referentiel_code and e.code = v.etat_code
    left join decide d on d.referentiel_code = v.referentiel_code;
  if v_apres = v_avant then
    return '[]';
  end if;
  perform lot.qualifier(p_lot_id, v_apres, p_origine, p_raison, p_auteur_id, p_le);
  perform lot.suivre_documents(p_lot_id, 'juger', p_le);
  return jsonb_build_array(jsonb_build_object(
           'lot_id', p_lot_id, 'avant', v_avant, 'apres', v_apres))
    || lot.propager(p_lot_id, v_avant, p_raison, p_auteur_id, p_le);
end
$$;

-- Returns the numbers that the current organization gave since the last log entry: each counter's
-- last rank, every number with its record, and the progress of the phones that sent these records.
-- At most 2000 ranks of a counter; the others go to the next segment.
-- Spec: restauration#journal.
-- Why: a counter is locked until its number is committed, so no number below its last rank can
--      appear later. The ids of collections are read from the JSON first, because in one query with
--      the lookup no index would be used.
create or replace function restauration.dire_compteurs(p_segment bigint) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_compteur record;
  v_numeros jsonb;
  v_collectes uuid[];
  v_appareils jsonb;
  v_dits jsonb := '[]';
begin
  for v_compteur in
    select c.campagne_id, c.nature, c.produit_id, coalesce(d.rang, 0) as depuis,
           least(c.dernier_rang, coalesce(d.rang, 0) + 2000) as rang
    from numerotation.compteur c
      left join restauration.compteur_dit d
        on (d.organisation_id, d.campagne_id, d.nature, d.produit_id)
           = (c.organisation_id, c.campagne_id, c.nature, c.produit_id)
    where c.dernier_rang > coalesce(d.rang, 0)
  loop
    select jsonb_agg(jsonb_build_array(n.rang, n.numero, n.entite, n.entite_id) order by n.rang),
           array_agg(n.entite_id) filter (where n.entite = 'collecte')
    into v_numeros, v_collectes
    from numerotation.numero_officiel n
    where n.campagne_id = v_compteur.campagne_id and n.nature = v_compteur.nature
      and n.produit_id = v_compteur.produit_id
      and n.rang > v_compteur.depuis and n.rang <= v_compteur.rang;
    select jsonb_object_agg(a.appareil_id, a.sequence) into v_appareils
    from (select c.appareil_id, max(c.sequence) as sequence
          from collecte.collecte k join commande.commande c on c.id = k.commande_id
          where k.id = any (v_collectes)
          group by c.appareil_id) as a;
    insert into restauration.compteur_dit as d
      (organisation_id, campagne_id, nature, produit_id, rang, segment)
    values (core.organisation_id(), v_compteur.campagne_id, v_compteur.nature,
            v_compteur.produit_id, v_compteur.rang, p_segment)
    on conflict (organisation_id, campagne_id, nature, produit_id) do update
      set rang = excluded.rang, segment = excluded.segment;
    v_dits := v_dits || jsonb_build_object(
      'organisation_id', core.organisation_id(), 'campagne_id', v_compteur.campagne_id,
      'nature', v_compteur.nature, 'produit_id', v_compteur.produit_id, 'rang', v_compteur.rang,
      'numeros', coalesce(v_numeros, '[]'), 'appareils', coalesce(v_appareils, '{}'));
  end loop;
  return v_dits;
end
$$;

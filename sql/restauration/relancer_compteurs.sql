-- Restarts the counters of the current organization's open campaigns, and those in the log. Each
-- skips a number of ranks beyond the log, for numbers given after its last segment, but at most a
-- tenth of the remaining ranks. The skipped ranks are explained. A counter whose numbers all have
-- their records becomes as fast as any other.
-- Spec: restauration#numeros.
-- Locks: the counters.
create or replace function restauration.relancer_compteurs(p_marge bigint, p_le timestamptz)
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_compteur record;
  v_marge bigint;
  v_relances jsonb := '[]';
begin
  perform from numerotation.compteur c
  order by c.campagne_id, c.nature, c.produit_id for no key update;
  for v_compteur in
    select c.campagne_id, c.nature, c.produit_id, c.dernier_rang, k.code as campagne,
           p.code as produit, numerotation.rang_maximal(m.segments) as maximum,
           coalesce((select min(s.du) - 1 from numerotation.rang_saute s
                     where s.campagne_id = c.campagne_id and s.nature = c.nature
                       and s.produit_id = c.produit_id and s.le = p_le), c.dernier_rang) as en_base
    from numerotation.compteur c
      join campagne.campagne k on k.id = c.campagne_id
      join produit.produit p on p.id = c.produit_id
      cross join lateral numerotation.modele_fige(c.campagne_id, c.produit_id) as m
    where k.statut = 'ouverte' or c.restaure_le = p_le
    order by k.code, c.nature, p.code
  loop
    v_marge := least(p_marge, greatest(v_compteur.maximum - v_compteur.dernier_rang, 0) / 10);
    continue when v_marge = 0 and v_compteur.en_base = v_compteur.dernier_rang;
    if v_marge > 0 then
      update numerotation.compteur c
      set dernier_rang = c.dernier_rang + v_marge, restaure_le = coalesce(c.restaure_le, p_le)
      where c.campagne_id = v_compteur.campagne_id and c.nature = v_compteur.nature
        and c.produit_id = v_compteur.produit_id;
      insert into numerotation.rang_saute
        (organisation_id, campagne_id, nature, produit_id, du, au, raison, le)
      values (core.organisation_id(), v_compteur.campagne_id, v_compteur.nature,
              v_compteur.produit_id, v_compteur.dernier_rang + 1,
              v_compteur.dernier_rang + v_marge, 'restauration', p_le);
    end if;
    v_relances := v_relances || jsonb_build_object(
      'campagne', v_compteur.campagne, 'nature', v_compteur.nature,
      'produit', v_compteur.produit, 'en_base', v_compteur.en_base,
      'au_journal', v_compteur.dernier_rang,
      'repart_apres', v_compteur.dernier_rang + v_marge);
  end loop;
  perform numerotation.rendre_rapide(c.campagne_id, c.nature, c.produit_id)
  from numerotation.compteur c where c.restaure_le is not null;
  return v_relances;
end
$$;

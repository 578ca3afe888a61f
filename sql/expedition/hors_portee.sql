-- Lists the referentials under which no certificate of the organization covers distribution at the
-- places where an expedition's organic goods depart, in the form of a line's certificates. It
-- refuses nothing.
-- Spec: ventes-et-expeditions#certificat.
-- Chosen: docs/decisions/0044-portee.md.
create or replace function expedition.hors_portee(p_id uuid, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(distinct jsonb_build_object(
      'ligne', l.vente_ligne, 'produit_id', o.produit_id, 'referentiel_code', r.code,
      'certificat_id', null, 'numero', null, 'etat', 'hors_portee')), '[]')
    from expedition.ligne l
      join lot.lot o on o.organisation_id = l.organisation_id and o.id = l.lot_id
      join emplacement.emplacement e
        on e.organisation_id = o.organisation_id and e.id = o.emplacement_id
      cross join lateral unnest(certificat.hors_portee(
        array(select q.referentiel_code from vente.qualite_ligne q
                join conformite.etat s
                  on s.referentiel_code = q.referentiel_code and s.code = q.etat_code
              where q.vente_id = l.vente_id and q.rang = l.vente_ligne
                and s.categorie_affichage in ('bio', 'conversion')),
        o.produit_id, '{distribution,export}', e, p_le)) as r (code)
    where l.expedition_id = p_id);
end
$$;

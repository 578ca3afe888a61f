-- Returns the quality states of a collection: per referential the declared state, capped by the
-- plot's at the operation date; and the state under the capacity's referential, `conventionnel`
-- when nothing is known.
-- Spec: collectes#qualite, service#autorite.
-- Chosen: a declaration above the plot's state gets the plot's state, and so does a missing
--         declaration; docs/decisions/0008-collecte.md.
-- Motifs: ecart_calcul, reference_inconnue (a state that the catalogue does not know).
-- Why: the function gets the ranks of the states as a parameter, because the batch has read them
--      once for all its commands (docs/performance.md#rereads).
create or replace function collecte.qualifier(
  p_referentiel_capacite text, p_parcelle_id uuid, p_date timestamptz, p_declaree jsonb,
  p_etats_connus jsonb,
  out etats jsonb, out etat_capacite text, out constats commande.constat[]) returns record
language plpgsql stable
as $$
begin
  with declaration as materialized (
    select d.key as referentiel, d.value as etat_declare,
           conformite.etat_lu(p_etats_connus, d.key, d.value) -> 'rang' as rang
    from jsonb_each_text(coalesce(p_declaree, '{}')) as d
  ),
  parcelle as materialized (
    select s.referentiel_code as referentiel, s.etat_code as etat,
           conformite.etat_lu(p_etats_connus, s.referentiel_code, s.etat_code) -> 'rang' as rang
    from conformite.statut_parcelle s
    where s.parcelle_id = p_parcelle_id and s.periode @> p_date
  ),
  examen as (
    select coalesce(d.referentiel, p.referentiel) as referentiel, d.etat_declare,
           p.etat as etat_parcelle,
           case when d.rang < p.rang then d.etat_declare else p.etat end as etat,
           d.referentiel is not null and d.rang is null as inconnu,
           d.rang is not null and p_parcelle_id is not null
             and d.rang > coalesce(p.rang, '-1') as trop_haut
    from declaration d full join parcelle p on p.referentiel = d.referentiel
  )
  select coalesce(jsonb_object_agg(x.referentiel, jsonb_build_object(
                    'etat', x.etat, 'declare', x.etat_declare))
                    filter (where x.etat is not null), '{}'),
         coalesce(max(x.etat) filter (where x.referentiel = p_referentiel_capacite),
                  'conventionnel'),
         coalesce(array_agg(
           (case when x.inconnu then 'reference_inconnue' else 'ecart_calcul' end, null, null,
            jsonb_build_object('referentiel', x.referentiel, 'telephone', x.etat_declare,
                               'serveur', x.etat_parcelle)
           )::commande.constat order by x.referentiel)
           filter (where x.inconnu or x.trop_haut), '{}')
  into etats, etat_capacite, constats
  from examen x;
end
$$;

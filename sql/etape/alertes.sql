-- Lists the warnings of a step, which do not refuse it: the step makes organic or in-conversion
-- goods at a place where none of the organization's certificates covers their preparation, although
-- the organization has certificates under that referential.
-- Spec: conformite-et-certificats#hors-portee.
-- Chosen: docs/decisions/0044-portee.md.
create or replace function etape.alertes(p_id uuid, p_le timestamptz) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select 'hors_portee'
    where exists (
        select from certificat.certificat c
        where c.groupement_id is null and c.fournisseur_id is null)
      and exists (
        select from etape.sortie s
          join etape.resultats(p_id) as r on r.sortie_id = s.id
          join emplacement.emplacement e
            on e.organisation_id = s.organisation_id and e.id = s.emplacement_id
        where s.etape_id = p_id and not s.retiree
          and certificat.hors_portee(
            array(select q.key from jsonb_each_text(r.etats) as q
                    join conformite.etat t on t.referentiel_code = q.key and t.code = q.value
                  where t.categorie_affichage in ('bio', 'conversion')),
            s.produit_id, '{preparation}', e, p_le) <> '{}'));
end
$$;

-- Lists the references of a pack document to its own elements: path, kind and code.
-- Spec: editeur#fautes.
create or replace function pack.renvois(p_document jsonb)
returns table (chemin text, genre text, code text)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select '/referentiel_capacite', 'referentiel', p_document ->> 'referentiel_capacite'
  union all
  select format('/produits/%s/matiere_premiere_liee/code', p.ordinality - 1), 'matiere',
         p.value #>> '{matiere_premiere_liee,code}'
  from jsonb_array_elements(p_document -> 'produits') with ordinality as p
  union all
  select '/parametres/' || m.cle,
         case split_part(m.cle, '.', 1) when 'rendement_defaut' then 'matiere' else 'produit' end,
         substring(m.cle from '^(?:rendement_defaut|collecte\.refaction)\.(.+)$')
  from jsonb_object_keys(p_document -> 'parametres') as m (cle)
  union all
  select format('/grilles_conformite/%s/referentiel', g.ordinality - 1), 'referentiel',
         g.value ->> 'referentiel'
  from jsonb_array_elements(p_document -> 'grilles_conformite') with ordinality as g
  union all
  select format('/grilles_conformite/%s/conversion/%s/etat', g.ordinality - 1, c.ordinality - 1),
         'etat', concat(g.value ->> 'referentiel', ' ', c.value ->> 'etat')
  from jsonb_array_elements(p_document -> 'grilles_conformite') with ordinality as g
    cross join jsonb_array_elements(g.value -> 'conversion') with ordinality as c
  union all
  select format('/grilles_conformite/%s/exigences/%s/constat', g.ordinality - 1, e.ordinality - 1),
         'constat', e.value ->> 'constat'
  from jsonb_array_elements(p_document -> 'grilles_conformite') with ordinality as g
    cross join jsonb_array_elements(g.value -> 'exigences') with ordinality as e
  union all
  select format('/formulaires_inspection/%s/questions/%s/constat/code', f.ordinality - 1,
                q.ordinality - 1), 'constat', q.value #>> '{constat,code}'
  from jsonb_array_elements(p_document -> 'formulaires_inspection') with ordinality as f
    cross join jsonb_array_elements(f.value -> 'questions') with ordinality as q
  union all
  select format('/intrants_autorises/%s/referentiels/%s', i.ordinality - 1, r.ordinality - 1),
         'referentiel', r.value
  from jsonb_array_elements(p_document -> 'intrants_autorises') with ordinality as i
    cross join jsonb_array_elements_text(i.value -> 'referentiels') with ordinality as r
  union all
  select format('/constats/%s/declassement/%s/etat', c.ordinality - 1, d.ordinality - 1), 'etat',
         concat(d.value ->> 'referentiel', ' ', d.value ->> 'etat')
  from jsonb_array_elements(p_document -> 'constats') with ordinality as c
    cross join jsonb_array_elements(c.value -> 'declassement') with ordinality as d
$$;

--! Previous: sha1:db3a1cdef47757798ba17d68fcdb1d4ce2c9228c
--! Hash: sha1:f8d71e45e1608b67cf4083daf9f7e1e54a48140e

-- The conversion calendars of a pack version, one row a state, as `pack.produit` holds its products: a
-- report reads them without the document of a version.

create table pack.conversion (
  pack_version_id uuid not null references pack.pack_version,
  referentiel_code text not null,
  etat_code text not null,
  duree_mois integer not null,
  primary key (pack_version_id, referentiel_code, etat_code),
  foreign key (referentiel_code, etat_code) references conformite.etat (referentiel_code, code),
  constraint conversion_duree_positive check (duree_mois >= 0)
);
comment on table pack.conversion is
  'The conversion calendars of a pack version: after how many months of conversion a plot may be given a state. Immutable.';
comment on column pack.conversion.duree_mois is 'Months since the conversion began; 0 is its first state.';
grant select, insert on pack.conversion to metier;

insert into pack.conversion (pack_version_id, referentiel_code, etat_code, duree_mois)
select v.id, e.referentiel_code, e.code, max((c ->> 'duree_mois')::integer)
from pack.pack_version v
  cross join jsonb_array_elements(v.contenu -> 'grilles_conformite') as g
  cross join jsonb_array_elements(g -> 'conversion') as c
  -- An old calendar may name a state that no referential has.
  join conformite.etat e on e.referentiel_code = g ->> 'referentiel' and e.code = c ->> 'etat'
group by v.id, e.referentiel_code, e.code;

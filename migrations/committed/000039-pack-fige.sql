--! Previous: sha1:a37c0de42651b2b31bb8cbe61a297c47da4e73dd
--! Hash: sha1:2f888a943a16a24f6ea1261a035c38b64243524d

-- The products of a pack version, one row a product, as `pack.parametre` holds its parameters: what a
-- campaign froze is read there, whatever a later opening made of the organization's own row. Those of
-- the versions that were published before are taken from their documents, so that what an opening had
-- overwritten is again what each campaign froze.

create table pack.produit (
  pack_version_id uuid not null references pack.pack_version,
  code text not null,
  nom_fr text not null,
  nom_en text not null,
  unite_code text not null,
  est_matiere_premiere boolean not null,
  matiere_premiere_liee_code text,
  coefficient_ppm integer not null,
  attributs jsonb not null,
  primary key (pack_version_id, code),
  constraint produit_coefficient_positif check (coefficient_ppm > 0)
);
comment on table pack.produit is
  'The products of a pack version, one row a product: a collection reads one of them without opening the whole document.';
comment on column pack.produit.coefficient_ppm is
  'Grams of linked raw material per gram of this product, in parts per million.';
grant select, insert on pack.produit to metier;

insert into pack.produit
  (pack_version_id, code, nom_fr, nom_en, unite_code, est_matiere_premiere,
   matiere_premiere_liee_code, coefficient_ppm, attributs)
select v.id, p ->> 'code', p ->> 'nom_fr', p ->> 'nom_en', p ->> 'unite_code',
       (p ->> 'est_matiere_premiere')::boolean, p #>> '{matiere_premiere_liee,code}',
       coalesce((p #>> '{matiere_premiere_liee,coefficient_ppm}')::integer, 1000000),
       p -> 'attributs'
from pack.pack_version v cross join jsonb_array_elements(v.contenu -> 'produits') as p
-- A version that names a product twice could be published, and never be opened.
on conflict do nothing;

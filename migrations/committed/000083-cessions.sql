--! Previous: sha1:589bdd5e36bcbcb62ccc50b4fa63f120936880c9
--! Hash: sha1:f58fab91815df72e84b50e8c7f4c4424c3b0da2b

-- Fewer rows of a collection: what goes from one account to another, of which neither is a lot's, stands in its movement.

alter table matiere.mouvement
  add column cession_de_id uuid,
  add column cession_vers_id uuid,
  add column cession_produit_id uuid,
  add column cession_g bigint,
  add constraint cession_entiere check (
    num_nulls(cession_de_id, cession_vers_id, cession_g) in (0, 3)
    and (cession_produit_id is null or cession_g is not null)
    and cession_de_id <> cession_vers_id),
  add constraint ecriture_non_nulle check (cession_g > 0),
  add foreign key (organisation_id, cession_de_id) references matiere.compte,
  add foreign key (organisation_id, cession_vers_id) references matiere.compte,
  add foreign key (organisation_id, cession_produit_id) references produit.produit;
comment on column matiere.mouvement.cession_de_id is
  'The account that all of it left. Null when its entries stand in matiere.ecriture.';
comment on column matiere.mouvement.cession_vers_id is 'The account that all of it entered.';
comment on column matiere.mouvement.cession_produit_id is
  'The product; null while the declared one is unknown.';
comment on column matiere.mouvement.cession_g is 'What went over, in g.';
create index mouvement_par_depart on matiere.mouvement (cession_de_id, organisation_id)
  where cession_de_id is not null;
create index mouvement_par_arrivee on matiere.mouvement (cession_vers_id, organisation_id)
  where cession_vers_id is not null;

--! Previous: sha1:626e19a130445200697aa3b3538890e6728acb4f
--! Hash: sha1:30f4a4d67017cb45ede87db8a278b750d3fa2819

-- See 000183.
comment on index inventaire.inventaire_dans_l_ordre is 'Order of a list.';
drop index inventaire.inventaire_par_date;
